import { MARK_NAMES, type PaymentMark } from '@/core/model/payment';

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
        <img
          key={mark}
          src={`/icons/payments/${mark}.svg`}
          alt={MARK_NAMES[mark]}
          width={40}
          height={24}
          loading="lazy"
        />
      ))}
    </span>
  );
}
