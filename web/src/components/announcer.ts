import { styled } from '@mui/material/styles';

/** A visually hidden live region. */
export const Announcer = styled('output')(({ theme }) => theme.mixins.visuallyHidden);
