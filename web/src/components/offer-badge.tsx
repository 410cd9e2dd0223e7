import styled from '@emotion/styled';
import type { Offer } from '@ghar/domain/offer';
import { offerBadges } from '../i18n/ar/offer.ts';
import { colour, radius } from '../theme/tokens.ts';

const Badge = styled('span')({
  display: 'inline-block',
  paddingBlock: 3,
  paddingInline: 12,
  borderRadius: radius.pill,
  boxShadow: `inset 0 0 0 1px ${colour.clay}`,
  color: colour.clay,
  fontSize: '0.875rem',
  fontWeight: 500,
});

/** Says beside a price that few pieces are left, or none. */
export const OfferBadge = ({ offer }: { offer: Offer }) => {
  const text = offerBadges[offer];
  return text === null ? null : <Badge>{text}</Badge>;
};
