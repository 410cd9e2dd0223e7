import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { storefrontProductSchema } from '@ghar/domain/product/storefront-product';
import { LiveView } from '../../components/admin/live-view.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { useLiveDocument } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';

type ElsewhereProps = { text: string; link: string; to: string };

/** Says that a text is edited in another section, with a link. */
const Elsewhere = ({ text, link, to }: ElsewhereProps) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {text}{' '}
    <Link component={RouteLink} to={to}>
      {link}
    </Link>
  </Typography>
);

/** Says that pictures' titles are edited with the pictures. */
export function CaptionsNote() {
  const texts = usePanelTexts().productTexts;
  return <Elsewhere text={texts.captions} link={texts.captionsLink} to="/admin/images" />;
}

/** Says that name, address and licence of the seller are edited in the settings. */
export function SellerNote() {
  const texts = usePanelTexts().productTexts;
  return <Elsewhere text={texts.seller} link={texts.sellerLink} to="/admin/settings" />;
}

/** Says that the preview shows the product's own name and price. */
export function PreviewNote() {
  const texts = usePanelTexts().productTexts;
  return <Elsewhere text={texts.previewText} link={texts.link} to="/admin/products" />;
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <Typography component="dt" sx={{ fontWeight: 450 }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ margin: 0 }}>
      <bdi>{value}</bdi>
    </Typography>
  </div>
);

/** Name and price of the product on sale, which the shop shows beside these texts. Reads one document. */
export function ProductTexts() {
  const texts = usePanelTexts().productTexts;
  const { formats } = useTexts();
  const live = useLiveDocument(STOREFRONT_PRODUCT_PATH, storefrontProductSchema);
  return (
    <LiveView live={live} operation="load-products" skeleton={<Skeleton height={92} />}>
      {(product) => (
        <Paper
          variant="outlined"
          sx={{ padding: 2, borderStyle: 'dashed', backgroundColor: 'transparent' }}
        >
          {product === null ? (
            <Elsewhere text={texts.none} link={texts.link} to="/admin/products" />
          ) : (
            <Stack sx={{ gap: 1.25 }}>
              <Stack
                component="dl"
                direction="row"
                sx={{ flexWrap: 'wrap', gap: '8px 40px', margin: 0 }}
              >
                <Fact name={texts.name} value={product.name} />
                <Fact name={texts.price} value={formats.charge(product.price)} />
              </Stack>
              <Elsewhere text={texts.text} link={texts.link} to="/admin/products" />
            </Stack>
          )}
        </Paper>
      )}
    </LiveView>
  );
}
