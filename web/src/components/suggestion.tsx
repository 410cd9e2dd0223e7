import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Line = styled('output')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  color: theme.palette.text.secondary,
  fontWeight: theme.typography.fontWeightRegular,
  '& button': { paddingInline: 4, fontSize: 'inherit' },
}));

type SuggestionProps = {
  reason: string;
  label: string;
  onAccept: () => void;
};

/** A one-tap suggestion that can be ignored. Announced politely. */
export const Suggestion = ({ reason, label, onAccept }: SuggestionProps) => (
  <Line>
    {reason}
    <Button variant="text" onClick={onAccept}>
      {label}
    </Button>
  </Line>
);
