import type { ContactProblem } from '../contract/problem-codes';
import { once } from './once';
import { normalizePhone, type PhoneInput } from './phone';

/**
 * National numbering plans by calling code: `code:lengths/trunk`, with lengths in digits after the code, and the trunk prefix that is
 * dialled inside the country only. From the plans of the ITU (E.164) as kept by libphonenumber; a test compares this list with that
 * library.
 */
const PLANS =
  '1:10/1 7:10/8 20:8-10/0 27:5-10/0 30:10-12 31:5-11/0 32:8-9/0 33:9/0 34:9 36:8-9/06 39:6-12 40:6,9/0 41:9,12/0 43:4-13/0 ' +
  '44:7,9-10/0 45:8 46:6-10,12/0 47:5,8 48:6-10 49:4-14/0 51:8-9/0 52:10 53:6-8,10/0 54:10-11/0 55:8-11/0 56:9-11 57:8,10-11/0 ' +
  '58:10/0 60:8-10/0 61:5-10,12/0 62:7-14/0 63:6,8-13/0 64:5-10/0 65:8,10-11 66:8-10,13/0 81:8-14/0 82:5-6,8-14/0 84:7-10/0 ' +
  '86:7-12/0 90:7,10,12-13/0 91:8-13/0 92:8-12/0 93:9/0 94:9/0 95:6-10/0 98:4-7,10/0 211:9/0 212:9/0 213:8-9/0 216:8 218:9/0 ' +
  '220:7,9 221:9 222:8 223:8 224:8-9 225:10 226:8 227:8 228:8 229:10 230:7-8,10 231:7-9/0 232:8/0 233:8-9/0 234:10-14/0 235:8 ' +
  '236:8 237:8-9 238:7 239:7 240:9 241:7-8 242:9 243:7-10/0 244:9 245:7,9 246:7 247:5-6 248:7 249:9/0 250:8-9/0 251:9/0 ' +
  '252:6-9/0 253:8 254:7-10/0 255:9/0 256:9/0 257:8 258:8-9 260:9/0 261:9/0 262:9/0 263:7,9-10/0 264:8-9/0 265:7,9/0 266:8 ' +
  '267:7-8,10 268:8-9 269:7 290:4-5 291:7/0 297:7 298:6 299:6 350:8 351:9 352:4-11 353:7-10/0 354:7,9 355:6-9/0 356:8 357:8 ' +
  '358:5-12/0 359:6-9,12/0 370:8/0 371:8 372:7-8,10 373:8/0 374:8/0 375:9/80 376:6,8-9 377:8-9/0 378:8,10 380:9-10/0 ' +
  '381:6-12/0 382:8-9/0 383:8-12/0 385:7-9/0 386:5-8/0 387:8-9/0 389:8/0 420:9-12 421:6-7,9/0 423:7,9/0 500:5 501:7,11 502:8,11 ' +
  '503:7-8,11 504:8,11 505:8 506:8,10 507:7-8,10-11 508:6,9/0 509:8 590:9/0 591:8-9/0 592:7 593:8-11/0 594:9/0 595:6-11/0 ' +
  '596:9/0 597:6-7 598:4-13/0 599:7-8 670:7-8 672:6 673:7 674:7 675:7-8 676:5,7 677:5,7 678:5,7 679:7,11 680:7 681:6,9 682:5 ' +
  '683:4,7 685:5-7,10 686:5,8/0 687:6 688:5-7 689:6,8-9 690:4-7 691:7 692:7/1 800:8 808:8 850:8,10/0 852:5-9,11 853:7-8 ' +
  '855:8-10/0 856:8-10/0 870:9,12 878:12 880:6-10/0 881:9-10 882:7-12 883:8-12 886:7-11/0 888:11 960:7,10 961:7-8/0 962:8-9/0 ' +
  '963:8-9/0 964:8-10/0 965:7-8 966:9-10/0 967:7-9/0 968:7-9 970:8-10/0 971:5-12/0 972:7-12/0 973:8 974:7-9,11 975:7-8 ' +
  '976:8-10/0 977:8,10-11/0 979:9 992:9 993:8/8 994:9/0 995:9/0 996:9-10/0 998:9';

interface PhonePlan {
  readonly lengths: readonly (readonly [least: number, most: number])[];
  readonly trunk: string;
}

const plans = once(
  (): ReadonlyMap<string, PhonePlan> =>
    new Map(
      PLANS.split(' ').map((plan) => {
        const [, callingCode = '', lengths = '', trunk = ''] = /^(\d+):([\d,-]+)(?:\/(\d+))?$/.exec(plan) ?? [];
        const ranges = lengths.split(',').map((range) => range.split('-').map(Number));
        return [callingCode, { lengths: ranges.map(([least = 0, most = least]) => [least, most] as const), trunk }];
      }),
    ),
);

const findPlan = (code: string): PhonePlan | undefined => plans().get(code);

const fits = ({ lengths }: PhonePlan, digits: number): boolean =>
  lengths.some(([least, most]) => digits >= least && digits <= most);

/** Removes the trunk prefix: `030 1234567` in Germany is dialled `30 1234567` from abroad. */
function withoutTrunk(number: string, plan: PhonePlan): string {
  if (plan.trunk === '' || !number.startsWith(plan.trunk)) return number;
  const rest = number.slice(plan.trunk.length);
  // No number starts with a zero if that is the trunk prefix, but numbers may start with other trunk prefixes.
  return fits(plan, rest.length) && (plan.trunk === '0' || !fits(plan, number.length)) ? rest : number;
}

/**
 * Formats a phone number as registries store it (RG-01), without the trunk prefix: `+CC.NNN` with `xEXT` for an extension. A full number
 * with its plus is split by its calling code. Unreadable input stays invalid, for `phoneProblem` to report. Never throws.
 */
export function toRegistryPhone(input: PhoneInput): string {
  const phone = normalizePhone(input);
  const [, whole = '', rest = ''] = /^\+(\d+)(x\d+)?$/.exec(phone) ?? [];
  const code = whole && [1, 2, 3].map((digits) => whole.slice(0, digits)).find((start) => findPlan(start));
  const dotted = code ? `+${code}.${whole.slice(code.length)}${rest}` : phone;
  const [, callingCode = '', number = '', extension = ''] = /^\+(\d+)\.(\d+)(x\d+)?$/.exec(dotted) ?? [];
  const plan = findPlan(callingCode);
  return plan ? `+${callingCode}.${withoutTrunk(number, plan)}${extension}` : dotted;
}

/** Returns why a number in registry form cannot exist; null if it can, and for any other format. */
export function phoneProblem(registryPhone: string): ContactProblem | null {
  const [, code = '', number = ''] = /^\+(\d+)\.(\d+)(?:x\d+)?$/.exec(registryPhone) ?? [];
  if (code === '') return null;
  const plan = findPlan(code);
  if (!plan) return { code: 'phone_calling_code', params: { code } };
  if (withoutTrunk(number, plan) !== number) return { code: 'phone_trunk', params: { trunk: plan.trunk } };
  if (fits(plan, number.length)) return null;
  const [least, most] = [
    Math.min(...plan.lengths.map(([from]) => from)),
    Math.max(...plan.lengths.map(([, to]) => to)),
  ];
  if (number.length < least) return { code: 'phone_too_short', params: { code } };
  if (number.length > most) return { code: 'phone_too_long', params: { code } };
  return { code: 'phone_digits', params: { code, digits: number.length } };
}
