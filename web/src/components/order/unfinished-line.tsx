import { isForSale } from '@ghar/domain/product/offer';
import Close from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { checkoutKeyOf, SHOPPERS_DRAFT } from '../../checkout/draft-storage.ts';
import { orderDraft } from '../../checkout/order-draft.ts';
import { useRestoredPage } from '../../checkout/payment-redirect.ts';
import { unfinishedOrderPath } from '../../checkout/unfinished-order.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { RouteLink } from '../route-link.tsx';

/** Over the page, under the header: its appearance moves nothing. */
const Line = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: theme.layout.gutter,
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: 10,
  borderRadius: theme.layout.pillRadius,
  backgroundColor: theme.palette.background.paper,
  boxShadow: `0 0 0 1px ${theme.palette.divider}`,
  '& a': { paddingBlock: 10, fontWeight: 500 },
  '& button': { marginInline: '-8px -4px' },
  '@media print': { display: 'none' },
}));

/** Offers to complete the order that was begun on this device, and names nothing of it. */
export function UnfinishedLine() {
  const { order: texts, shell } = useTexts();
  const { pathname } = useLocation();
  const { offer } = useLivePrice();
  const [path, setPath] = useState<string | null>(null);
  const look = useCallback(() => void unfinishedOrderPath().then(setPath), []);
  useRestoredPage(look);
  useEffect(() => {
    look();
    // Paid or dismissed in another tab.
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === checkoutKeyOf(SHOPPERS_DRAFT)) look();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [look]);

  const isForm = path === '/order';
  if (path === null || (isForm && (pathname === path || !isForSale(offer)))) return null;
  return (
    <Line aria-label={texts.unfinished}>
      <Link component={RouteLink} to={path}>
        {texts.finish}
      </Link>
      <IconButton
        aria-label={shell.dismiss}
        onClick={() => {
          orderDraft.dismiss();
          setPath(null);
          // The button is removed, which would lose its focus.
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Line>
  );
}
