import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { productSchema } from '@ghar/domain/product/product';
import { newestProducts } from '@ghar/domain/queries';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { useKeptState } from '../../components/admin/kept-state.ts';
import { LiveView } from '../../components/admin/live-view.tsx';
import { useIsAdmin } from '../../components/admin/panel-role.ts';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { isEmptyList, useLiveList } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { onSale as onSaleOf } from './on-sale.ts';
import { OnSaleNotice } from './on-sale-notice.tsx';
import { ProductDialog } from './product-dialog.tsx';
import type { StoredProduct } from './product-writes.ts';
import { ProductsTable } from './products-table.tsx';
import { SellDialog } from './sale-dialogs.tsx';

type OpenDialog =
  | { readonly kind: 'edit'; readonly product: StoredProduct | null }
  | { readonly kind: 'delete' | 'sell'; readonly product: StoredProduct };

/** The products, and which one the shop sells. */
export function Component() {
  const isAdmin = useIsAdmin();
  const products = useLiveList(newestProducts(), productSchema);
  const [dialog, setDialog] = useKeptState<OpenDialog | null>('products open', () => null);
  const open = (kind: OpenDialog['kind']) => (product: StoredProduct) =>
    setDialog({ kind, product });
  const close = (): void => setDialog(null);
  const { admin, products: texts, parts } = usePanelTexts();
  const items = products.state === 'ready' ? products.value.items : [];
  const onSale = onSaleOf(items);
  return (
    <>
      <PageHeader
        title={admin.sections.products}
        lead={isAdmin ? texts.lead : null}
        actions={
          isAdmin && (
            <Button
              startIcon={<AddRounded />}
              onClick={() => setDialog({ kind: 'edit', product: null })}
            >
              {texts.add}
            </Button>
          )
        }
      />
      <LiveView
        live={products}
        operation="load-products"
        skeleton={<Skeleton height={200} />}
        isEmpty={isEmptyList}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      >
        {({ items, unreadable }) => (
          <Stack sx={{ gap: 2.5 }}>
            {isAdmin && <OnSaleNotice onSale={onSale} onSell={open('sell')} />}
            <ProductsTable
              products={items}
              onSale={onSale}
              onSell={open('sell')}
              onEdit={open('edit')}
              onDelete={open('delete')}
            />
            {unreadable.length > 0 && (
              <Typography color="error">{parts.unreadable(unreadable)}</Typography>
            )}
          </Stack>
        )}
      </LiveView>
      {dialog?.kind === 'edit' && (
        <ProductDialog product={dialog.product} products={items} onClose={close} />
      )}
      {dialog?.kind === 'sell' && (
        <SellDialog
          product={dialog.product}
          others={onSale.active.filter(({ id }) => id !== dialog.product.id)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          product={dialog.product}
          isOnSale={onSale.active.length === 1 && onSale.sold?.id === dialog.product.id}
          onClose={close}
        />
      )}
    </>
  );
}
