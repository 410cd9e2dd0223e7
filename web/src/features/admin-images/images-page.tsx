import { EmptyState } from '../../components/admin/empty-state.tsx';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { adminTexts as texts } from '../../i18n/admin.ts';

export const ImagesPage = () => (
  <>
    <PageHeader title={texts.sections.images} />
    <EmptyState title={texts.comingSoon} />
  </>
);
