import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { failureOf } from '../api/failure';
import { makePicture } from '../media/pictures';
import { handIn, withCaseShop } from './case-shop';

const caseShop = withCaseShop();

const behind = async (what: Uint8Array | string, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  Buffer.concat([await makePicture(format), Buffer.from(what)]);

/** A comment within a JPEG, right behind its first mark. */
async function within(what: string) {
  const picture = await makePicture('jpeg');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(what.length + 2);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(what)]);
  return Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
}

/** The smallest archive: a directory of nothing, and its end. */
function zipEnd({ comment = '', entries = 0, size = 0, offset = 0 } = {}) {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}

const noise = (length: number) => {
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed >> 16;
  };
  return Buffer.from(Array.from({ length }, next));
};

describe('files that are no picture', () => {
  test.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a program', '#!/bin/sh\necho'],
    ['a Windows program', 'MZ\x90\0'],
    ['an archive', 'PK\x03\x04'],
    ['a picture’s first bytes alone', '\xff\xd8\xff\xe0'],
  ])('%s is refused, whatever its name [S5.205]', async (_name, text) => {
    for (const name of ['a.jpg', 'a.png', 'a.svg', 'a.html']) {
      const answer = await handIn(caseShop, Buffer.from(text, 'latin1'), { name });
      expect((await failureOf(answer)).status).toBe(415);
    }
  });
});

describe('pictures that are another kind of file as well', () => {
  const made: [string, () => Promise<Buffer>][] = [
    ['a PDF in a comment', () => within('%PDF-1.7 1 0 obj')],
    ['a script behind it', () => behind('<script>alert(1)</script>')],
    ['a script in a comment, in capitals', () => within('<SCRIPT SRC=x>')],
    ['a page behind it', () => behind('<!DocType HTML><p>')],
    ['a page without a doctype', () => behind('<HTML\n><body>')],
    ['a drawing behind it', () => behind('<SVG onload=alert(1)>')],
    ['a program behind it', () => behind('<?PHP system($_GET[0]);')],
    ['a program within it', () => within('<?php echo 1; ?>')],
    ['a program whose mark ends the file', () => behind('<?php', 'png')],
    ['an archive behind it', () => behind(zipEnd())],
    ['an archive with a comment', () => behind(zipEnd({ comment: 'a comment' }), 'webp')],
    [
      'an archive with something behind it',
      () => behind(Buffer.concat([zipEnd(), Buffer.alloc(50)])),
    ],
    ['a ZIP64', () => behind(zipEnd({ entries: 65_535, size: 0xffffffff, offset: 0xffffffff }))],
    [
      'a true archive',
      () =>
        behind(Buffer.concat([Buffer.alloc(100), zipEnd({ entries: 1, size: 60, offset: 40 })])),
    ],
  ];

  test.each(made)('%s is refused [S5.205]', async (_name, make) => {
    const refused = await failureOf(await handIn(caseShop, await make()));
    expect(refused).toMatchObject({ status: 415, path: 'file' });
    expect(refused.message).toBe('This file is more than a picture, and is not taken.');
  });
});

describe('ordinary photos', () => {
  const XMP =
    '<?xpacket begin="" id="W5M0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:format="image/jpeg">&lt;html&gt;</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

  const made: [string, () => Promise<Buffer>][] = [
    [
      'with EXIF, XMP and a colour profile',
      async () =>
        sharp(await makePicture('jpeg'))
          .withExif({ IFD0: { Make: 'A camera', ImageDescription: 'I <3 html & svg' } })
          .withXmp(XMP)
          .withIccProfile('p3')
          .jpeg()
          .toBuffer(),
    ],
    [
      'with a film behind it',
      () => behind(Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), noise(200_000)])),
    ],
    ['with noise behind it', () => behind(noise(1_000_000))],
    ['with a second picture behind it', async () => behind(await makePicture('jpeg'))],
    ['with words close to markup', () => within('<htmlx <svgs <?phpx %PDF 1 PK\x05\x06 ends')],
    [
      'with the mark of an archive that fits nothing',
      () => behind(Buffer.concat([zipEnd({ entries: 3, size: 4e9, offset: 5 }), noise(500)])),
    ],
    ['with the mark of an archive, cut short', () => behind('PK\x05\x06')],
    [
      'with a PDF far behind its beginning',
      () => behind(Buffer.concat([noise(5000), Buffer.from('%PDF-1.7')])),
    ],
  ];

  test.each(made)('%s are taken [S5.209]', async (_name, make) => {
    expect((await handIn(caseShop, await make())).status).toBe(200);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(caseShop.logged).toEqual([]);
});
