import { formatCharge, formatNumber } from '@ghar/domain/currency';
import { LOW_STOCK } from '@ghar/domain/product';
import { styled } from '@mui/material/styles';
import { DataTable, type Column } from '../../components/admin/data-table.tsx';
import { IconButton } from '../../components/admin/icon-button.tsx';
import { Icon } from '../../components/admin/icon.tsx';
import { StatusMark } from '../../components/admin/status-chip.tsx';
import { Amount } from '../../components/amount.tsx';
import { Button } from '../../components/button.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import { productsTexts as texts } from '../../i18n/ar/admin-products.ts';
import { formatDay } from '../../i18n/ar/dates.ts';
import { productLooks } from '../../theme/status-colours.ts';
import { colour, focusRing, radius } from '../../theme/tokens.ts';
import type { OnSale } from './on-sale.ts';
import type { StoredProduct } from './product-writes.ts';

const Name = styled('strong')({ fontWeight: 500 });
const Marks = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 });
const Stock = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
});
const Day = styled('time')({ whiteSpace: 'nowrap' });
const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 2,
  marginInlineEnd: -8,
});
const Sell = styled(Button)({
  minHeight: 44,
  marginInlineEnd: 6,
  paddingInline: 14,
  fontSize: '0.9063rem',
  whiteSpace: 'nowrap',
});
const PicturesLink = styled(RouteLink)({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.control,
  color: colour.muted,
  '&:hover': { backgroundColor: colour.sand, color: colour.ink },
  '&:focus-visible': focusRing,
});

function StockCell({ pieces }: { pieces: number }) {
  return (
    <Stock>
      <bdi dir="ltr">{formatNumber(pieces)}</bdi>
      {pieces <= 0 ? (
        <StatusMark look={productLooks.noStock} name={texts.noStock} />
      ) : (
        pieces <= LOW_STOCK && <StatusMark look={productLooks.lowStock} name={texts.lowStock} />
      )}
    </Stock>
  );
}

type ProductsTableProps = {
  products: readonly StoredProduct[];
  onSale: OnSale;
  onSell: (product: StoredProduct) => void;
  onEdit: (product: StoredProduct) => void;
  onDelete: (product: StoredProduct) => void;
};

function ProductActions({
  product,
  isOnlyOne,
  onSell,
  onEdit,
  onDelete,
}: Omit<ProductsTableProps, 'products' | 'onSale'> & {
  product: StoredProduct;
  /** It is the one that the shop sells, and there is no doubt about it. */
  isOnlyOne: boolean;
}) {
  const { id, name } = product;
  return (
    <Actions>
      {!isOnlyOne && (
        <Sell
          type="button"
          variant="outlined"
          aria-label={texts.sellNamed(name)}
          onClick={() => onSell(product)}
        >
          {texts.sell}
        </Sell>
      )}
      <PicturesLink
        to={`/admin/images?product=${id}`}
        aria-label={texts.images(name)}
        title={texts.images(name)}
      >
        <Icon name="images" />
      </PicturesLink>
      <IconButton icon="edit" label={texts.edit(name)} onClick={() => onEdit(product)} />
      <IconButton icon="remove" label={texts.remove(name)} onClick={() => onDelete(product)} />
    </Actions>
  );
}

const columnsOf = ({
  onSale: { active, sold },
  ...handlers
}: Omit<ProductsTableProps, 'products'>): readonly Column<StoredProduct>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    wide: true,
    cell: ({ name }) => <Name>{name}</Name>,
  },
  {
    id: 'price',
    header: texts.columns.price,
    cell: ({ price }) => <Amount>{formatCharge(price)}</Amount>,
  },
  {
    id: 'stock',
    header: texts.columns.stock,
    cell: ({ stock_quantity: pieces }) => <StockCell pieces={pieces} />,
  },
  {
    id: 'state',
    header: texts.columns.state,
    cell: ({ id, is_active: isActive }) => (
      <Marks>
        <StatusMark
          look={productLooks[isActive ? 'active' : 'inactive']}
          name={isActive ? texts.active : texts.inactive}
        />
        {id === sold?.id && <StatusMark look={productLooks.onSale} name={texts.onSale} />}
      </Marks>
    ),
  },
  {
    id: 'created',
    header: texts.columns.created,
    cell: ({ created_at: time }) => <Day dateTime={time.toISOString()}>{formatDay(time)}</Day>,
  },
  {
    id: 'actions',
    header: adminPartTexts.actions,
    wide: true,
    cell: (product) => (
      <ProductActions
        product={product}
        isOnlyOne={product.id === sold?.id && active.length === 1}
        {...handlers}
      />
    ),
  },
];

/** All products, and what can be done with each. */
export const ProductsTable = ({ products, ...props }: ProductsTableProps) => (
  <DataTable
    label={texts.table}
    rows={products}
    rowId={({ id }) => id}
    columns={columnsOf(props)}
  />
);
