import { productSchema } from '@ghar/domain/product';
import { newestProducts } from '@ghar/domain/queries';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { Icon } from '../../components/admin/icon.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { ListSkeleton } from '../../components/admin/skeleton.tsx';
import { Button } from '../../components/button.tsx';
import { useLiveList } from '../../firebase/live-documents.ts';
import { adminPartTexts, adminTexts } from '../../i18n/ar/admin.ts';
import { productsTexts as texts } from '../../i18n/ar/admin-products.ts';
import { colour } from '../../theme/tokens.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { onSale as onSaleOf } from './on-sale.ts';
import { OnSalePanel } from './on-sale-panel.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { ProductsTable } from './products-table.tsx';
import type { StoredProduct } from './product-writes.ts';
import { SellDialog } from './sell-dialog.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20 });
const Unreadable = styled('p')({ color: colour.clay });

type Asked =
  | { readonly what: 'edit'; readonly product: StoredProduct | null }
  | { readonly what: 'delete' | 'sell'; readonly product: StoredProduct };

/** The products, and the one place that says which of them the shop sells. */
export function Component() {
  const products = useLiveList(newestProducts(), productSchema);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (what: Asked['what']) => (product: StoredProduct) => setAsked({ what, product });
  const close = (): void => setAsked(null);
  const add = (
    <Button type="button" onClick={() => setAsked({ what: 'edit', product: null })}>
      <Icon name="add" />
      {texts.add}
    </Button>
  );
  const items = products.state === 'ready' ? products.value.items : [];
  const onSale = onSaleOf(items);
  return (
    <>
      <PageHeader title={adminTexts.sections.products} lead={texts.lead} actions={add} />
      <LiveView
        live={products}
        operation="load-products"
        skeleton={<ListSkeleton rows={4} />}
        isEmpty={({ items, unreadable }) => items.length + unreadable.length === 0}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      >
        {({ items, unreadable }) => (
          <Stack>
            <OnSalePanel onSale={onSale} onSell={ask('sell')} />
            <ProductsTable
              products={items}
              onSale={onSale}
              onSell={ask('sell')}
              onEdit={ask('edit')}
              onDelete={ask('delete')}
            />
            {unreadable.length > 0 && (
              <Unreadable>{adminPartTexts.unreadable(unreadable)}</Unreadable>
            )}
          </Stack>
        )}
      </LiveView>
      {asked?.what === 'edit' && (
        <ProductDialog product={asked.product} products={items} onClose={close} />
      )}
      {asked?.what === 'sell' && (
        <SellDialog
          product={asked.product}
          others={onSale.active.filter(({ id }) => id !== asked.product.id)}
          onClose={close}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteDialog
          product={asked.product}
          isOnSale={onSale.active.length === 1 && onSale.sold?.id === asked.product.id}
          onClose={close}
        />
      )}
    </>
  );
}
