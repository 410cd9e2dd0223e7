import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sellerOf, type Settings } from '@ghar/domain/content/settings';
import { useState } from 'react';
import { Panel } from '../../components/admin/panel.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { SellerDialog } from './seller-dialog.tsx';

/** Who sells, as invoices and imprint name them. */
export function SellerPanel({ live }: { live: Settings }) {
  const { settings: texts, sellerDialog, countryNames } = usePanelTexts();
  const seller = sellerOf(live.private, useSiteContent('about'));
  const [isEdited, setEdited] = useState(false);
  const facts = [
    [texts.legalName, seller.legal_name],
    [texts.address, seller.address],
    [texts.licence, seller.licence],
    [texts.country, countryNames[seller.country]],
    [texts.taxNumber, seller.tax_number],
  ] as const;
  return (
    <Panel
      heading={texts.groups.seller}
      actions={
        <Button variant="outlined" size="small" onClick={() => setEdited(true)}>
          {sellerDialog.open}
        </Button>
      }
    >
      <Stack
        component="dl"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: '8px 40px', margin: 0, mb: 1 }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              <bdi>{value || texts.notWritten}</bdi>
            </Typography>
          </div>
        ))}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.imprint}
      </Typography>
      {isEdited && <SellerDialog seller={seller} onClose={() => setEdited(false)} />}
    </Panel>
  );
}
