/**
 * Extensions of more than one label that are sold or checked; all other domains are split at their last dot. The registrar has the whole
 * public suffix list and the final say.
 */
export const LONG_TLDS: ReadonlySet<string> = new Set(
  (
    'co.uk org.uk me.uk ltd.uk plc.uk net.uk com.au net.au org.au asn.au id.au co.nz net.nz org.nz co.za com.br net.br com.mx ' +
    'co.in net.in org.in firm.in gen.in ind.in co.jp com.sg com.hk com.tw com.cn com.tr com.pl com.ar com.co net.co nom.co co.il ' +
    'co.kr com.es nom.es org.es com.fr com.pt com.ua com.ph com.my co.th co.id uk.com us.com eu.com de.com'
  ).split(' '),
);
