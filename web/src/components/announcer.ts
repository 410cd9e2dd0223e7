import { styled } from '@mui/material/styles';

/** What is said to screen readers when its text changes, and not seen. */
export const Announcer = styled('output')(({ theme }) => theme.mixins.visuallyHidden);
