import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Settings } from '@ghar/domain/content/settings';
import { useState } from 'react';
import { Panel } from '../../components/admin/panel.tsx';
import { siteContentPath } from '@ghar/domain/paths';
import { useLiveDocument } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { SellerDialog } from './seller-dialog.tsx';
import { aboutSchema, editedSeller, UNWRITTEN_ABOUT } from './write-seller.ts';

/** Who sells, as invoices and imprint name them. */
export function SellerPanel({ live }: { live: Settings }) {
  const { settings: texts, sellerDialog, countryNames } = usePanelTexts();
  const about = useLiveDocument(siteContentPath('about'), aboutSchema);
  const stored = (about.state === 'ready' && about.value) || UNWRITTEN_ABOUT;
  const seller = editedSeller(live.private, stored);
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
        <Button
          variant="outlined"
          size="small"
          disabled={about.state === 'loading'}
          onClick={() => setEdited(true)}
        >
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
