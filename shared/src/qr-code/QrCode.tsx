import { encode } from 'uqr';

/** Light modules around the code, as required by ISO/IEC 18004. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Sets its size, and colours that stay dark on light in a dark theme. */
  readonly className: string | undefined;
}

/** QR code of a text, generated locally so that the text is sent nowhere. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
