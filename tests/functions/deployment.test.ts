import { expect, test } from 'vitest';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { stack } from '../stack.ts';

test('all functions are loaded, in their region, and no other', async () => {
  const response = await fetch(`${stack.urls.functions}/backends`);
  const { backends } = (await response.json()) as {
    backends: { functionTriggers: { name: string; region: string }[] }[];
  };
  const triggers = backends.flatMap(({ functionTriggers }) => functionTriggers);
  expect(triggers.map(({ name }) => name).toSorted()).toEqual([
    'checkUploadedImage',
    'correctOrder',
    'createZiinaPayment',
    'deliverMessage',
    'deliverMessages',
    'enterOrder',
    'eraseCustomer',
    'eraseOldOrders',
    'exportCustomer',
    'findOrder',
    'getOrderSecure',
    'makePictureVariants',
    'raiseAlarm',
    'recordOrderChange',
    'refundOrder',
    'removePictureFiles',
    'removeProductPictures',
    'renderStore',
    'resendMessage',
    'retryZiinaPayment',
    'sendTestMessage',
    'settlePendingPayments',
    'storeMedia',
    'summariseMorning',
    'updateOrderPaymentStatus',
    'updateStorefront',
    'whatsappWebhook',
    'ziinaWebhook',
  ]);
  expect(new Set(triggers.map(({ region }) => region))).toEqual(new Set([FUNCTIONS_REGION]));
});
