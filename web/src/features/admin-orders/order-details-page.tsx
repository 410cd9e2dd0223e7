import { orderNumber } from '@ghar/domain/order-number';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { adminTexts as texts } from '../../i18n/admin.ts';

export function OrderDetailsPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader
        title={orderNumber(id)}
        back={{ to: '/admin/orders', label: texts.sections.orders }}
      />
      <EmptyState title={texts.comingSoon} />
    </>
  );
}
