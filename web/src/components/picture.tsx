import type { StoreImage } from '@ghar/domain/pages/store-data';
import { styled } from '@mui/material/styles';
import { preload } from 'react-dom';

const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundSize: 'cover',
  backgroundPosition: 'inherit',
});

type PictureProps = {
  image: StoreImage;
  /** The `sizes` attribute: its displayed width. */
  sizes: string;
  /** The largest picture of the first screen; preloaded. */
  first?: boolean;
  /** Empty `alt`: the text beside it says the same. */
  decorative?: boolean;
};

/**
 * A picture in the best supported format and size. Fills its box. Only the first has a placeholder: they compress badly.
 */
export function Picture({ image, sizes, first = false, decorative = false }: PictureProps) {
  const { alt, width, height, src, sources, placeholder } = image;
  if (first) preloadBest(image, sizes);
  return (
    <picture style={{ display: 'contents' }}>
      {sources?.avif !== undefined && (
        <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      )}
      {sources?.webp !== undefined && (
        <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      )}
      <Image
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        decoding={first ? 'auto' : 'async'}
        loading={first ? 'eager' : 'lazy'}
        {...(first && {
          fetchPriority: 'high',
          style: { backgroundImage: placeholder && `url(${placeholder})` },
        })}
      />
    </picture>
  );
}

/** Preloads the best format; browsers that do not support it ignore the hint. */
function preloadBest({ src, sources }: StoreImage, imageSizes: string): void {
  const imageSrcSet = sources?.avif ?? sources?.webp;
  if (imageSrcSet === undefined) return;
  const type = sources?.avif === undefined ? 'image/webp' : 'image/avif';
  preload(src, { as: 'image', fetchPriority: 'high', imageSrcSet, imageSizes, type });
}
