import { ButtonLink } from '../../components/button.tsx';
import { LeafList } from '../../components/leaf-list.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section, SplitSection } from '../../components/section.tsx';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';

/** Why this bar: the benefits, beside the second picture. */
export function Features() {
  const { title, description, content } = useSiteContent('features');
  const { images, pending } = useStoreImages();
  const image = images[1];
  const body = (
    <>
      <LeafList items={content.benefits} large />
      <ButtonLink variant="outlined" to="/product-details" style={{ marginBlockStart: 36 }}>
        {shellTexts.details}
      </ButtonLink>
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
