import type { PublicOrder } from '@ghar/domain/callables';
import { sumDirhams } from '@ghar/domain/money/money';
import { Name } from '../../components/name.tsx';
import { PrintedInstead, PrintedSheet } from '../../components/printed-sheet.tsx';
import { SellerParticulars } from '../../components/seller-particulars.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';

/** A paid order's receipt; visible only in print. */
export function PrintedReceipt({ order }: { order: PublicOrder }) {
  const { order: orderTexts, formats, countryNames } = useTexts();
  const { receipt: texts, timeline } = useTrackingTexts();
  const { brand } = useSiteContent('about').content;
  const day = (time: string): string => timeline.day(new Date(time), order.country);
  return (
    <PrintedInstead>
      <PrintedSheet>
        <header>
          <p>
            <Name>{brand}</Name>
          </p>
          <div>
            <h2>{texts.title}</h2>
            {texts.order} <bdi dir="ltr">{order.order_number}</bdi>
            {formats.comma}
            {day(order.created_at)}
            {order.invoice_number !== null && (
              <>
                <br />
                {texts.invoice} <bdi dir="ltr">{order.invoice_number}</bdi>
              </>
            )}
          </div>
        </header>
        <div className="parties">
          <div>
            <h3>{texts.seller}</h3>
            <SellerParticulars />
          </div>
          <div>
            <h3>{texts.buyer}</h3>
            <bdi>{order.customer_name}</bdi>
            <br />
            <bdi>{order.city}</bdi>
            {formats.comma}
            {countryNames[order.country]}
          </div>
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              <th scope="col">{orderTexts.quantity}</th>
              <th scope="col">{orderTexts.unitPrice}</th>
              <th scope="col">{texts.amount}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <bdi>{order.product_name}</bdi>
              </td>
              <td>{order.quantity}</td>
              <td>{formats.number(order.unit_price)}</td>
              <td>{formats.number(sumDirhams([order.total_amount, -order.cash_fee]))}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={3}>{orderTexts.shipping}</td>
              <td>{orderTexts.free}</td>
            </tr>
            {order.cash_fee > 0 && (
              <tr>
                <td colSpan={3}>{orderTexts.cashFee}</td>
                <td>{formats.number(order.cash_fee)}</td>
              </tr>
            )}
            <tr className="total">
              <td colSpan={3}>{orderTexts.total}</td>
              <td>{formats.number(order.total_amount)}</td>
            </tr>
            {order.refunded_amount > 0 && (
              <tr>
                <td colSpan={3}>{texts.refunded}</td>
                <td>{formats.number(order.refunded_amount)}</td>
              </tr>
            )}
          </tfoot>
        </table>
        <small>
          {texts.currency} {order.paid_at === null ? texts.paid : texts.paidOn(day(order.paid_at))}
        </small>
      </PrintedSheet>
    </PrintedInstead>
  );
}
