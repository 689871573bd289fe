import { ATTACHMENTS_PATH, attachmentAddress } from '@/backend/domain/cases/attachments';
import { PHOTO_PATH, photoAddress } from '@/backend/domain/uploads/photo-access';
import { LOOK_PATH } from '@/core/model/admin';
import { A } from '../marked-shop';
import { ANYWHERE, type Named, type RouteCase } from '../route-case';
import { photoKey, ROW } from '../seed-shop';

const lastPart = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** The access to a photo of shop A, with which another is asked for. */
const photoOf = ({ shop, services }: Named) => {
  const access = lastPart(photoAddress(services, photoKey(A, ROW.photo)));
  const [id = '', claim = '', mac = ''] = access.split('.');
  const request = Buffer.from(claim, 'base64url')
    .toString()
    .replace(photoKey(A, ROW.photo), photoKey(shop, ROW.photo));
  return `${id}.${Buffer.from(request).toString('base64url')}.${mac}`;
};

const sigOf = ({ services }: Named) =>
  attachmentAddress({ ...services, shop: { id: A.id(ROW.shop) } }, A.id(ROW.photo)).split(
    'sig=',
  )[1] ?? '';

/** An address that is signed for one thing: whoever has it may have that, on any host. */
const SIGNED = { ...ANYWHERE, 'foreign id': 404 };

/** What is served besides the calls of the contract. Webhooks name their shop by the path. */
export const BESIDE_CALLS: Record<string, RouteCase> = {
  'GET /healthz': { answers: ANYWHERE },
  'GET /readyz': { answers: ANYWHERE },
  // Whoever asks names a host, and is told what that host itself would tell.
  'GET /certificates/allowed': { answers: { ...ANYWHERE, 'no domain': 404 } },
  // Leads on to a page of the shop whose host is asked.
  [`GET ${LOOK_PATH}`]: {
    answers: { own: 303, 'foreign id': 303, 'foreign domain': 303, 'no domain': 404 },
  },
  'GET /openapi.json': { answers: ANYWHERE },
  'GET /docs': { answers: ANYWHERE },
  'GET /media/:key': {
    // Handed in and not approved: shown to nobody.
    params: ({ shop }) => ({ key: photoKey(shop, ROW.freePhoto) }),
    answers: { own: 404, 'foreign id': 404, 'foreign domain': 404 },
  },
  [`GET ${ATTACHMENTS_PATH}/:id`]: {
    params: ({ shop }) => ({ id: shop.id(ROW.photo) }),
    input: (named) => ({ sig: sigOf(named) }),
    answers: SIGNED,
  },
  [`GET ${PHOTO_PATH}/:access`]: {
    params: (named) => ({ access: photoOf(named) }),
    answers: SIGNED,
  },
  ...Object.fromEntries(
    ['stripev2', 'paypal', 'airwallex'].map((provider): [string, RouteCase] => [
      `POST /${provider}/webhook/:shop`,
      {
        params: ({ shop }) => ({ shop: shop.host }),
        answers: { own: 400, 'foreign id': 400, 'foreign domain': 400, 'no domain': 400 },
      },
    ]),
  ),
};
