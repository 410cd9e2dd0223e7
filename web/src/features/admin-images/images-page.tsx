import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isDocumentId, productPath } from '@ghar/domain/paths';
import { productSchema } from '@ghar/domain/product/product';
import { activeProductsByName, picturesOfProduct } from '@ghar/domain/queries';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { RefusedError, useFailureReport } from '../../components/admin/operation.ts';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { isEmptyList, useLiveDocument, useLiveList } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { PictureGrid } from './picture-grid.tsx';
import { Rejections } from './rejections.tsx';
import { pictureSchema } from './stored-picture.ts';
import { UploadArea } from './upload-area.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads, type Uploads } from './use-uploads.ts';

const SKELETON = (
  <Stack sx={{ gap: 2.5 }}>
    <Skeleton height={80} />
    <Skeleton height={160} />
    <Skeleton height={320} />
  </Stack>
);

type ProductChoice = {
  readonly id: string;
  readonly name: string;
  readonly is_active: boolean;
};

/** A product's pictures. The URL may name an inactive product, to prepare it. */
export function Component() {
  const { admin, images: texts } = usePanelTexts();
  const uploads = useUploads();
  const [search] = useSearchParams();
  const named = search.get('product') ?? '';
  const products = useLiveList(activeProductsByName(), productSchema);
  return (
    <>
      <PageHeader title={admin.sections.images} lead={texts.lead} />
      <LiveView live={products} operation="load-products" skeleton={SKELETON}>
        {({ items }) =>
          isDocumentId(named) && !items.some(({ id }) => id === named) ? (
            <NamedProduct id={named} active={items} uploads={uploads} />
          ) : (
            <ImagesOf choices={items} named={named} uploads={uploads} />
          )
        }
      </LiveView>
    </>
  );
}

type NamedProductProps = { id: string; active: readonly ProductChoice[]; uploads: Uploads };

/** Adds the inactive product named in the URL to the choices, if it exists. */
function NamedProduct({ id, active, uploads }: NamedProductProps) {
  const product = useLiveDocument(productPath(id), productSchema);
  return (
    <LiveView live={product} operation="load-products" skeleton={SKELETON}>
      {(found) => (
        <ImagesOf choices={found ? [...active, found] : active} named={id} uploads={uploads} />
      )}
    </LiveView>
  );
}

type ImagesOfProps = { choices: readonly ProductChoice[]; named: string; uploads: Uploads };

function ImagesOf({ choices, named, uploads: { queue, uploads } }: ImagesOfProps) {
  const selectId = useId();
  const texts = usePanelTexts().images;
  const [, setSearch] = useSearchParams();
  const report = useFailureReport();
  const chosen = choices.find(({ id }) => id === named) ?? choices[0] ?? null;
  const upload = (files: readonly File[]): void => {
    if (chosen) queue.add(chosen.id, files);
    else report('upload-image', new RefusedError('product-not-chosen'));
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FormControl sx={{ width: 'min(26rem, 100%)' }}>
        <FormLabel htmlFor={selectId}>{texts.product}</FormLabel>
        <NativeSelect
          id={selectId}
          input={<OutlinedInput />}
          value={chosen?.id ?? ''}
          onChange={({ target }) => setSearch({ product: target.value }, { replace: true })}
        >
          {chosen === null && <option value="">{texts.noProducts}</option>}
          {choices.map(({ id, name, is_active: isActive }) => (
            <option key={id} value={id}>
              {isActive ? name : texts.inactive(name)}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <UploadArea onFiles={upload} />
      {uploads.length > 0 && <UploadList uploads={uploads} queue={queue} />}
      <Rejections nameOf={queue.nameOf} />
      {chosen ? (
        <ProductPictures key={chosen.id} productId={chosen.id} />
      ) : (
        <EmptyState
          title={texts.noProducts}
          text={texts.noProductsText}
          action={
            <Button component={RouteLink} to="/admin/products" variant="outlined">
              {texts.toProducts}
            </Button>
          }
        />
      )}
    </Stack>
  );
}

function ProductPictures({ productId }: { productId: string }) {
  const { images: texts, parts } = usePanelTexts();
  const pictures = useLiveList(picturesOfProduct(productId), pictureSchema);
  return (
    <LiveView
      live={pictures}
      operation="load-images"
      skeleton={<Skeleton height={320} />}
      isEmpty={isEmptyList}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
    >
      {({ items, unreadable }) => (
        <>
          {items.length > 0 && <PictureGrid productId={productId} stored={items} />}
          {unreadable.length > 0 && (
            <Typography color="error">{parts.unreadable(unreadable)}</Typography>
          )}
        </>
      )}
    </LiveView>
  );
}
