/** Page on which disputes are filed (spec 2). Apart from their words, since every footer asks for it. */
export const DISPUTE_PATH = '/case-access';
