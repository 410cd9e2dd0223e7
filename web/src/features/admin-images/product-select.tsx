import { styled } from '@mui/material/styles';
import { fieldBox } from '../../components/field-box.ts';
import { Choice, ChoiceBox } from '../../components/field-controls.ts';
import { SelectChevron } from '../../components/select-chevron.tsx';
import { imagesTexts as texts } from '../../i18n/ar/admin-images.ts';

const Box = styled('div')({ width: 'min(26rem, 100%)' });
const ProductBox = styled(ChoiceBox)(fieldBox);
const Label = styled('label')({
  display: 'block',
  marginBlockEnd: 6,
  fontSize: '0.9375rem',
  fontWeight: 450,
});

/** A product whose pictures can be looked at. */
export type ChoosableProduct = {
  readonly id: string;
  readonly name: string;
  readonly is_active: boolean;
};

const nameOf = ({ name, is_active: isActive }: ChoosableProduct): string =>
  isActive ? name : texts.inactive(name);

type ProductSelectProps = {
  choices: readonly ChoosableProduct[];
  chosen: ChoosableProduct | null;
  onChoose: (id: string) => void;
};

/** Which product's pictures are shown. */
export const ProductSelect = ({ choices, chosen, onChoose }: ProductSelectProps) => (
  <Box>
    <Label htmlFor="images-product">{texts.product}</Label>
    <ProductBox>
      <Choice
        id="images-product"
        value={chosen?.id ?? ''}
        style={{ paddingInline: '16px 44px' }}
        onChange={({ target }) => onChoose(target.value)}
      >
        {chosen === null && <option value="">{texts.noProducts}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {nameOf(choice)}
          </option>
        ))}
      </Choice>
      <SelectChevron inset={14} />
    </ProductBox>
  </Box>
);
