import { productPath } from '@ghar/domain/paths';
import { productSchema } from '@ghar/domain/product';
import { activeProductsByName, picturesOfProduct } from '@ghar/domain/queries';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { RefusedError, useFailureReport } from '../../components/admin/operation.ts';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { Skeleton } from '../../components/admin/skeleton.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { useLiveDocument, useLiveList } from '../../firebase/live-documents.ts';
import { adminPartTexts, adminTexts } from '../../i18n/ar/admin.ts';
import { imagesTexts as texts } from '../../i18n/ar/admin-images.ts';
import { colour } from '../../theme/tokens.ts';
import { PictureGrid } from './picture-grid.tsx';
import { ProductSelect, type ChoosableProduct } from './product-select.tsx';
import { Rejections } from './rejections.tsx';
import { pictureSchema } from './stored-picture.ts';
import { UploadArea } from './upload-area.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads, type Uploads } from './use-uploads.ts';

const Stack = styled('div')({ display: 'grid', gap: 20 });
const Unreadable = styled('p')({ color: colour.clay });
const SKELETON = <Skeleton heights={[80, 160, 320]} />;

/** The pictures of a product. The address may name one that is not active, to prepare it. */
export function Component() {
  const uploads = useUploads();
  const [search] = useSearchParams();
  const named = search.get('product') ?? '';
  const products = useLiveList(activeProductsByName(), productSchema);
  return (
    <>
      <PageHeader title={adminTexts.sections.images} lead={texts.lead} />
      <LiveView
        live={products}
        operation="load-products"
        skeleton={SKELETON}
        isEmpty={() => false}
        empty={null}
      >
        {({ items }) =>
          isId(named) && !items.some(({ id }) => id === named) ? (
            <NamedProduct id={named} active={items} uploads={uploads} />
          ) : (
            <ImagesOf choices={items} named={named} uploads={uploads} />
          )
        }
      </LiveView>
    </>
  );
}

/** True iff that may be a product's id, as `firestore.rules` say. */
const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** A product that the address names and that is not active; where there is none, it is left out. */
function NamedProduct({
  id,
  active,
  uploads,
}: {
  id: string;
  active: readonly ChoosableProduct[];
  uploads: Uploads;
}) {
  const product = useLiveDocument(productPath(id), productSchema);
  return (
    <LiveView
      live={product}
      operation="load-products"
      skeleton={SKELETON}
      isEmpty={() => false}
      empty={null}
    >
      {(found) => (
        <ImagesOf choices={found ? [...active, found] : active} named={id} uploads={uploads} />
      )}
    </LiveView>
  );
}

function ImagesOf({
  choices,
  named,
  uploads: { queue, uploads },
}: {
  choices: readonly ChoosableProduct[];
  named: string;
  uploads: Uploads;
}) {
  const [, setSearch] = useSearchParams();
  const report = useFailureReport();
  const chosen = choices.find(({ id }) => id === named) ?? choices[0] ?? null;
  const upload = (files: readonly File[]): void => {
    if (chosen) queue.add(chosen.id, files);
    else report('upload-image', new RefusedError('product-not-chosen'));
  };
  return (
    <Stack>
      <ProductSelect
        choices={choices}
        chosen={chosen}
        onChoose={(id) => setSearch({ product: id }, { replace: true })}
      />
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
            <ButtonLink to="/admin/products" variant="outlined">
              {texts.toProducts}
            </ButtonLink>
          }
        />
      )}
    </Stack>
  );
}

function ProductPictures({ productId }: { productId: string }) {
  const pictures = useLiveList(picturesOfProduct(productId), pictureSchema);
  return (
    <LiveView
      live={pictures}
      operation="load-images"
      skeleton={<Skeleton heights={[320]} />}
      isEmpty={({ items, unreadable }) => items.length + unreadable.length === 0}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
    >
      {({ items, unreadable }) => (
        <>
          {items.length > 0 && <PictureGrid productId={productId} stored={items} />}
          {unreadable.length > 0 && (
            <Unreadable>{adminPartTexts.unreadable(unreadable)}</Unreadable>
          )}
        </>
      )}
    </LiveView>
  );
}
