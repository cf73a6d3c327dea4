/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** @throws if a text contains a character that has to be escaped */
const unescaped = (text: string): string =>
  text.replace(/&(?:([\w#]+);)?|</g, (sign, name: string | undefined) => {
    const meant = name === undefined ? undefined : ENTITIES[name];
    if (meant === undefined) throw new Error(`"${sign}" is not escaped in "${text}"`);
    return meant;
  });

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, unescaped(value)]),
  );

/** Parses an XML document. @throws if it is not well-formed */
export function parseXml(document: string): XmlElement {
  const around: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [around];
  const token = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  if (!document.startsWith(declaration)) throw new Error('It has no XML declaration');
  token.lastIndex = declaration.length;
  while (token.lastIndex < document.length) {
    const at = token.lastIndex;
    const [, ends, name = '', attributes = '', empty, text] = token.exec(document) ?? [];
    const inside = open.at(-1);
    if (!inside || token.lastIndex === 0) throw new Error(`It is not well-formed from ${document.slice(at, at + 40)}`);
    if (text !== undefined) inside.text += unescaped(text);
    else if (ends) {
      if (inside.name !== name) throw new Error(`${inside.name} ends as ${name}`);
      open.pop();
    } else {
      const element: XmlElement = { name, attributes: attributesIn(attributes), children: [], text: '' };
      inside.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root, ...others] = around.children;
  if (!root || others.length > 0 || open.length > 1) throw new Error('It has no single root that ends');
  return root;
}

/** Lists the attributes of all elements of a name in the head of an HTML document. */
export const headElements = (html: string, name: string): Record<string, string>[] =>
  [...(html.split('</head>')[0] ?? '').matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    attributesIn(attributes),
  );
