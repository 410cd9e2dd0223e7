import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { FieldInput } from '../../components/field-input.ts';
import { SelectChevron } from '../../components/select-chevron.tsx';
import { imagesTexts as texts } from '../../i18n/admin-images.ts';

const Box = styled('div')({ width: 'min(26rem, 100%)' });
const Label = styled('label')({
  display: 'block',
  marginBlockEnd: 6,
  fontSize: '0.9375rem',
  fontWeight: 450,
});

/** A product whose pictures can be looked at. */
export type Choice = { readonly id: string; readonly name: string; readonly is_active: boolean };

const nameOf = ({ name, is_active: isActive }: Choice): string =>
  isActive ? name : texts.inactive(name);

type ProductSelectProps = {
  choices: readonly Choice[];
  chosen: Choice | null;
  onChoose: (id: string) => void;
};

/** Which product's pictures are shown. */
export const ProductSelect = ({ choices, chosen, onChoose }: ProductSelectProps) => (
  <Box>
    <Label id="images-product-label" htmlFor="images-product">
      {texts.product}
    </Label>
    <Select
      // The only variant that asks nothing of its input.
      variant="standard"
      fullWidth
      displayEmpty
      value={chosen?.id ?? ''}
      labelId="images-product-label"
      input={<FieldInput />}
      IconComponent={SelectChevron}
      SelectDisplayProps={{ id: 'images-product' }}
      renderValue={() => (chosen ? nameOf(chosen) : texts.noProducts)}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {nameOf(choice)}
        </MenuItem>
      ))}
    </Select>
  </Box>
);
