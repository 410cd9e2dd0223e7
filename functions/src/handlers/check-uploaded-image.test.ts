import { RESTORED_MARK } from '@ghar/domain/product/image-file';
import { productImagePath } from '@ghar/domain/paths';
import { expect, test, vi } from 'vitest';
import type { UploadPorts } from '../uploads/check-upload.ts';
import { checkUploadedImage } from './check-uploaded-image.ts';

test.each([
  ['looks at an upload', {}, 1],
  ['leaves what a restore brings', { [RESTORED_MARK]: '2026-11-20T10:00:00Z' }, 0],
])('%s', async (_, metadata, times) => {
  const find = vi.fn<UploadPorts['files']['find']>(async () => null);
  const ports = { files: { find } } as unknown as UploadPorts;
  await checkUploadedImage({ name: productImagePath('soap', 1, 'png'), metadata }, ports);
  expect(find).toHaveBeenCalledTimes(times);
});
