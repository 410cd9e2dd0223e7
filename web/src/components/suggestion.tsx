import styled from '@emotion/styled';
import { colour } from '../theme/tokens.ts';
import { Button } from './button.tsx';

const Line = styled('output')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  color: colour.muted,
  fontWeight: 350,
});
const Accept = styled(Button)({ padding: '6px 4px', fontSize: 'inherit' });

type QuietOfferProps = {
  /** Why it is offered. */
  reason: string;
  label: string;
  onAccept: () => void;
};

/** Something that may be wanted, at one tap, and that can be ignored. Announced politely. */
export const Suggestion = ({ reason, label, onAccept }: QuietOfferProps) => (
  <Line>
    {reason}
    <Accept type="button" variant="text" onClick={onAccept}>
      {label}
    </Accept>
  </Line>
);
