import { DEFAULT_FEW_LEFT } from '@ghar/domain/content/settings';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { CardTableContainer } from '../../components/admin/card-table.ts';
import { useTaskSettings } from '../../components/admin/task-settings.ts';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { useIsAdmin } from '../../components/admin/panel-role.ts';
import { Amount } from '../../components/amount.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import type { OnSale } from './on-sale.ts';
import { formOf, untranslated } from './product-form.ts';
import type { StoredProduct } from './product-writes.ts';

const ProductsContainer = styled(CardTableContainer)({
  '& strong, & .MuiButton-root': { fontSize: '0.9375rem', fontWeight: 500 },
  '& time': { whiteSpace: 'nowrap' },
  '& .values': { flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  '& .actions': { alignItems: 'center', justifyContent: 'end', gap: 2, marginInlineEnd: -8 },
});

const COLUMNS = ['name', 'price', 'stock', 'state', 'created'] as const;

type ProductActions = {
  onSell: (product: StoredProduct) => void;
  onEdit: (product: StoredProduct) => void;
  onDelete: (product: StoredProduct) => void;
};
type ProductsTableProps = ProductActions & { products: readonly StoredProduct[]; onSale: OnSale };

type StockMarkProps = { pieces: number; fewLeft: number };
function StockMark({ pieces, fewLeft }: StockMarkProps) {
  const texts = usePanelTexts().products;
  if (pieces > fewLeft) return null;
  return (
    <Chip
      color={pieces > 0 ? 'waiting' : 'bad'}
      label={pieces > 0 ? texts.lowStock : texts.noStock}
    />
  );
}

/** By the merchant's own level, which a helper cannot read. */
function MerchantsStockMark({ pieces }: Pick<StockMarkProps, 'pieces'>) {
  const settings = useTaskSettings();
  if (settings.state !== 'ready') return null;
  return <StockMark pieces={pieces} fewLeft={settings.value.few_left} />;
}

/** All products, and for an admin their actions. */
export function ProductsTable({ products, onSale, ...actions }: ProductsTableProps) {
  const { products: texts, parts } = usePanelTexts();
  const isAdmin = useIsAdmin();
  return (
    <section tabIndex={-1} aria-label={texts.table}>
      <ProductsContainer>
        <Table aria-label={texts.table}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{texts.columns[column]}</TableCell>
              ))}
              {isAdmin && <TableCell>{parts.actions}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {products.map((product) => (
              <ProductRow key={product.id} product={product} onSale={onSale} {...actions} />
            ))}
          </TableBody>
        </Table>
      </ProductsContainer>
    </section>
  );
}

function ProductRow({
  product,
  onSale: { active, sold },
  onSell,
  onEdit,
  onDelete,
}: ProductActions & { product: StoredProduct; onSale: OnSale }) {
  const { products: texts, translations } = usePanelTexts();
  const { formats } = useTexts();
  const missing = untranslated(formOf(product));
  const {
    id,
    name,
    price,
    stock_quantity: pieces,
    is_active: isActive,
    created_at: time,
  } = product;
  const isAdmin = useIsAdmin();
  const isSold = id === sold?.id;
  return (
    <TableRow>
      <TableCell>
        <strong>{name}</strong>
        {isAdmin && missing.length > 0 && (
          <Chip
            color="waiting"
            label={translations.count(missing.length)}
            sx={{ marginInlineStart: 1 }}
          />
        )}
      </TableCell>
      <TableCell data-label={texts.columns.price}>
        <Amount>{formats.charge(price)}</Amount>
      </TableCell>
      <TableCell data-label={texts.columns.stock}>
        <Stack direction="row" className="values">
          <bdi dir="ltr">{formats.number(pieces)}</bdi>
          {isAdmin ? (
            <MerchantsStockMark pieces={pieces} />
          ) : (
            <StockMark pieces={pieces} fewLeft={DEFAULT_FEW_LEFT} />
          )}
        </Stack>
      </TableCell>
      <TableCell data-label={texts.columns.state}>
        {isSold ? (
          <Chip color="strong" label={texts.onSale} />
        ) : (
          <Chip
            color={isActive ? 'good' : 'quiet'}
            label={isActive ? texts.active : texts.inactive}
          />
        )}
      </TableCell>
      <TableCell data-label={texts.columns.created}>
        <time dateTime={time.toISOString()}>{formats.day(time)}</time>
      </TableCell>
      {isAdmin && (
        <TableCell>
          <Stack direction="row" className="actions">
            {!(isSold && active.length === 1) && (
              <Button
                variant="outlined"
                size="small"
                aria-label={texts.sellNamed(name)}
                onClick={() => onSell(product)}
                sx={{ marginInlineEnd: 0.5, whiteSpace: 'nowrap' }}
              >
                {texts.sell}
              </Button>
            )}
            <IconAction
              icon={<EditOutlined />}
              label={texts.edit(name)}
              onClick={() => onEdit(product)}
            />
            <Tooltip title={texts.images(name)}>
              <IconButton
                component={RouteLink}
                to={`/admin/images?product=${id}`}
                aria-label={texts.images(name)}
              >
                <ImageOutlined />
              </IconButton>
            </Tooltip>
            <IconAction
              icon={<DeleteOutlined />}
              label={texts.remove(name)}
              onClick={() => onDelete(product)}
            />
          </Stack>
        </TableCell>
      )}
    </TableRow>
  );
}
