import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { ReservedSpace } from './reserved-space.tsx';

/** The id of a control's error text. */
export const helpId = (id: string): string => `${id}-help`;
const hintId = (id: string): string => `${id}-hint`;

/** Attributes that link a control to its field. */
export const describedBy = (
  id: string,
  error: string | null,
  { hinted = false, required = false } = {},
) => ({
  'aria-describedby': hinted ? `${hintId(id)} ${helpId(id)}` : helpId(id),
  ...(error !== null && { 'aria-invalid': true }),
  ...(required && { 'aria-required': true }),
});

/** Reserves a line for the error, to avoid a layout shift. */
const help = { minHeight: 24, paddingBlockStart: '4px', fontWeight: 500 } as const;
const hintStyle = { marginBlock: '-4px 8px' } as const;

type FormFieldProps = {
  /** The control's id; spread {@link describedBy} on the control. */
  id: string;
  label: string;
  /** Beside the label: "optional". */
  aside?: string;
  /** Above the control, so that it is not taken for the next field's. */
  hint?: string;
  error: string | null;
  /** Below the control, with or without an error; null for none. */
  offer?: ReactNode;
  /** Marks the field as required. */
  starred?: boolean;
  /** Removes the reserved space of a cleared error. */
  release: boolean;
  children: ReactNode;
};

/** A control with label and hint above and error below. */
export const FormField = ({
  id,
  label,
  aside,
  hint,
  error,
  offer,
  starred = false,
  release,
  children,
}: FormFieldProps) => (
  <FormControl fullWidth error={error !== null}>
    <FormLabel htmlFor={id} required={starred}>
      {label}
      {aside !== undefined && <small>{`(${aside})`}</small>}
    </FormLabel>
    {hint !== undefined && (
      <FormHelperText id={hintId(id)} error={false} sx={hintStyle}>
        {hint}
      </FormHelperText>
    )}
    {children}
    <FormHelperText id={helpId(id)} component="div" sx={help}>
      {error}
      {offer !== undefined && <ReservedSpace release={release}>{offer}</ReservedSpace>}
    </FormHelperText>
  </FormControl>
);
