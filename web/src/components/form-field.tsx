import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../theme/tokens.ts';
import { HeldSpace } from './held-space.tsx';

const Label = styled('label')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginBlockEnd: 6,
  fontSize: '0.9375rem',
  fontWeight: 450,
});
const Aside = styled('span')({ fontSize: '0.8125rem', fontWeight: 350, color: colour.muted });
/** One line is always kept for the help, so that an error that comes or goes moves nothing. */
const Help = styled('div', { shouldForwardProp: (name) => name !== 'error' })<{ error: boolean }>(
  ({ error }) => ({
    minHeight: 24,
    paddingBlockStart: 4,
    fontSize: '0.8438rem',
    lineHeight: 1.5,
    color: error ? colour.clay : colour.muted,
    fontWeight: error ? 500 : 350,
  }),
);

export const helpId = (id: string): string => `${id}-help`;

/** The attributes that tie a control to its label and help. */
export const describedBy = (id: string, error: string | null) => ({
  'aria-describedby': helpId(id),
  'aria-invalid': error !== null,
});

type FormFieldProps = {
  /** The control's id; the control carries {@link describedBy} of it. */
  id: string;
  label: string;
  /** Said beside the label: "optional". */
  aside?: string;
  hint?: string;
  error: string | null;
  /** Offered below an error: a way to mend it. */
  action?: ReactNode;
  /** A star says that it must be filled in. */
  starred?: boolean;
  /** The room of an error that was cleared is given back. */
  release: boolean;
  children: ReactNode;
};

/** A label above, the control, and one line below for help or the error. */
export const FormField = ({
  id,
  label,
  aside,
  hint,
  error,
  action,
  starred = false,
  release,
  children,
}: FormFieldProps) => (
  <div>
    <Label htmlFor={id} id={`${id}-label`}>
      <span>
        {label}
        {starred && (
          <span aria-hidden style={{ color: colour.clay }}>
            {' *'}
          </span>
        )}
      </span>
      {aside !== undefined && <Aside>({aside})</Aside>}
    </Label>
    {children}
    <Help id={helpId(id)} error={error !== null}>
      {error ?? hint}
      <HeldSpace release={release}>{error !== null && action ? action : null}</HeldSpace>
    </Help>
  </div>
);
