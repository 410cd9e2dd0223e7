import { COLLECTIONS, parseProductImagePath } from '@ghar/domain/paths';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { firestorePictures } from '../functions/src/adapters/firestore-pictures.ts';
import { copyPixels, inspectImage } from '../functions/src/adapters/sharp-images.ts';
import { drawPicture } from '../functions/src/adapters/sharp-variants.ts';
import { storagePictures } from '../functions/src/adapters/storage-pictures.ts';
import { cleanPictures } from './clean-pictures/clean-pictures.ts';
import { assertCredentials, defaultBucket, reach, withoutCredentials } from './project-access.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';
import { projectId as localProjectId } from './stack/project.ts';

/**
 * `npm run clean-pictures`: once after an update from a version that kept the metadata of uploads,
 * replaces them by their copies, and draws the pictures that could not be drawn. On the running local
 * stack, or on a real project with `--project <id>`, the bucket's name if not the default, and
 * Google's Application Default Credentials.
 */
async function main(words: string[]): Promise<void> {
  const { project, bucket: named } = readArguments({
    args: words,
    options: { project: { type: 'string', default: localProjectId }, bucket: { type: 'string' } },
  }).values;
  const target = await reach(project, ['firestore', 'storage']);
  if (project !== localProjectId) await assertCredentials(project);
  console.log(`On ${target}:`);
  initializeApp({ projectId: project, storageBucket: named ?? defaultBucket(project) });
  const db = getFirestore();
  try {
    const [files] = await getStorage().bucket().getFiles({ prefix: 'product-images/' });
    const paths = files
      .map(({ name }) => name)
      .filter((path) => parseProductImagePath(path) !== null);
    const documents = await db.collection(COLLECTIONS.productImages).select('storage_path').get();
    const done = await cleanPictures(
      {
        paths,
        pictures: documents.docs.map((picture) => ({
          id: picture.id,
          storagePath: String(picture.get('storage_path')),
        })),
      },
      {
        files: storagePictures,
        pictures: firestorePictures(db),
        inspect: inspectImage,
        copyPixels,
        draw: drawPicture,
      },
      console.log,
    );
    console.log(
      `${done.sound} of ${paths.length} uploads are without metadata; ${done.drawn} of ${documents.size} pictures ` +
        'were drawn now, the others had been before.',
    );
  } catch (error) {
    throw withoutCredentials(error, project) ?? error;
  }
}

await runCommand(() => main(process.argv.slice(2)));
