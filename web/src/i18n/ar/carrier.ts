import { carrierName } from '@ghar/domain/order/carrier';

export const nameOfCarrier = (carrier: string): string => carrierName(carrier, 'ar');
