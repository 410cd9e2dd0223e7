import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Panel } from '../../components/admin/panel.tsx';
import { chooseSlipFormat, SLIP_FORMATS, slipFormat } from '../../components/admin/slip-format.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';

/** How packing slips are printed on this device. */
export function PrintingPanel() {
  const texts = usePanelTexts().slipFormat;
  const id = useId();
  const [format, setFormat] = useState(slipFormat);
  return (
    <Panel heading={texts.heading}>
      <FormControl>
        <FormLabel id={id}>{texts.name}</FormLabel>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.hint}
        </Typography>
        <RadioGroup aria-labelledby={id} value={format}>
          {SLIP_FORMATS.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              label={texts.formats[one]}
              control={<Radio />}
              onChange={() => {
                chooseSlipFormat(one);
                setFormat(one);
              }}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Panel>
  );
}
