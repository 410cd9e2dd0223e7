import Button from '@mui/material/Button';
import { LeafList } from '../../components/leaf-list.tsx';
import { Picture } from '../../components/picture.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { Section, SplitSection } from '../../components/section.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';

/** The benefits, beside the second picture. */
export function Features() {
  const texts = useTexts().shell;
  const { title, description, content } = useSiteContent('features');
  const { images, pending } = useStoreImages();
  const image = images[1];
  const body = (
    <>
      <LeafList items={content.benefits} large />
      <Button variant="outlined" component={RouteLink} to="/product-details" sx={{ mt: 4.5 }}>
        {texts.details}
      </Button>
    </>
  );
  return image || pending ? (
    <SplitSection
      ground="sand"
      side="end"
      heading={title}
      lead={description}
      picture={image && <Picture image={image} sizes="(min-width: 768px) 50vw, 100vw" />}
    >
      {body}
    </SplitSection>
  ) : (
    <Section ground="sand" heading={title} lead={description}>
      {body}
    </Section>
  );
}
