import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import FirstPageRounded from '@mui/icons-material/FirstPageRounded';
import LastPageRounded from '@mui/icons-material/LastPageRounded';
import { useTheme } from '@mui/material/styles';

/** Mirrors a left-to-right icon in right-to-left languages. */
const along = (Icon: typeof ChevronLeftRounded) =>
  function DirectionIcon() {
    return <Icon sx={useTheme().direction === 'rtl' ? { transform: 'scaleX(-1)' } : undefined} />;
  };

export const BackIcon = along(ChevronLeftRounded);
export const ForwardIcon = along(ChevronRightRounded);
export const FirstPageIcon = along(FirstPageRounded);
export const LastPageIcon = along(LastPageRounded);
