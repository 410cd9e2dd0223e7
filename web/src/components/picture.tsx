import styled from '@emotion/styled';
import type { StoreImage } from '@ghar/domain/store-data';
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
  /** How wide it is drawn, as the attribute of that name says it. */
  sizes: string;
  /** The largest picture of the first screen: asked for before all others. */
  first?: boolean;
  /** Says nothing that the words beside it do not. */
  decorative?: boolean;
  className?: string;
};

/** A picture in the best format and size that the browser takes. It fills the box that it is given. */
export function Picture({
  image,
  sizes,
  first = false,
  decorative = false,
  className,
}: PictureProps) {
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
        className={className}
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        decoding={first ? 'auto' : 'async'}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        {...(placeholder !== undefined && { style: { backgroundImage: `url(${placeholder})` } })}
      />
    </picture>
  );
}

/** Asks for the format that most browsers take before the page is drawn; the others pass it over. */
function preloadBest({ src, sources }: StoreImage, imageSizes: string): void {
  const imageSrcSet = sources?.avif ?? sources?.webp;
  if (imageSrcSet === undefined) return;
  const type = sources?.avif === undefined ? 'image/webp' : 'image/avif';
  preload(src, { as: 'image', fetchPriority: 'high', imageSrcSet, imageSizes, type });
}
