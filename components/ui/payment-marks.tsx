import type { PaymentMark } from '@/core/model/payment';
import { markPicture } from '@/core/rules/payment/mark-picture';

interface PaymentMarksProps {
  marks: readonly PaymentMark[];
  className: string | undefined;
}

/** The marks of ways to pay, in one line. */
export function PaymentMarks({ marks, className }: PaymentMarksProps) {
  return (
    <span className={className}>
      {marks.map((mark) => (
        // biome-ignore lint/performance/noImgElement: a drawing of fixed size, nothing to optimise
        <img key={mark} src={markPicture(mark)} alt={mark} width={40} height={24} loading="lazy" />
      ))}
    </span>
  );
}
