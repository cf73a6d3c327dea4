import { readTransferLines, TRANSFER_CODE_MAX } from '@storefront/shared/domain';
import { translator } from '@storefront/shared/i18n';
import { lineFaultText } from './line-faults';

it('[TR-04] tells what is wrong with a line by its number, and never what stood on it', () => {
  const text = [
    'brindle.com Q1w2e3',
    'hello there',
    'mail.brindle.com Q1w2e3',
    'wharf.net one two',
    'brindle.com another1',
    `quay.org ${'x'.repeat(TRANSFER_CODE_MAX + 1)}`,
  ].join('\n');
  expect(readTransferLines(text).problems.map((problem) => lineFaultText(problem, translator('en')))).toEqual([
    'Line 2: enter a complete domain, such as example.com',
    'Line 3: mail.brindle.com is a host inside a domain; enter the domain itself',
    'Line 4: there is more than one code after wharf.net; put quotes around a code that has spaces',
    'Line 5: brindle.com is already above with another code; keep one of them',
    'Line 6: the code for quay.org is longer than 128 characters',
  ]);
});
