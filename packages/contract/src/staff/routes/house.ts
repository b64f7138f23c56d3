import { get, post, postWithProof } from './route.ts'

/** Rooms as whoever cleans sees them, and as guests do. */
export const houseRoutes = {
  // housekeeping
  listUnits: get('/api/staff/units', 'keep rooms'),
  setUnitState: post('/api/staff/units/{roomId}/{unit}/state', 'keep rooms'),
  // the house
  listRoomTypes: get('/api/staff/room-types', 'change the house'),
  readRoomType: get('/api/staff/room-types/{roomId}', 'change the house'),
  changeRoomType: post('/api/staff/room-types/{roomId}', 'change the house'),
  // what is sold, and for how much, needs the proof that prices need
  addRoomType: postWithProof('/api/staff/room-types', 'change the house'),
  offerRoomType: postWithProof('/api/staff/room-types/{roomId}/offer', 'change the house'),
  endRoomType: postWithProof('/api/staff/room-types/{roomId}/end', 'change the house'),
  discardRoomType: postWithProof('/api/staff/room-types/{roomId}/discard', 'change the house'),
  setRoomAddress: post('/api/staff/room-types/{roomId}/address', 'change the house'),
  addUnit: post('/api/staff/room-types/{roomId}/units', 'change the house'),
  removeUnit: postWithProof('/api/staff/room-types/{roomId}/units/{unit}/remove', 'change the house'),
  listAmenities: get('/api/staff/amenities', 'change the house'),
  addAmenity: post('/api/staff/amenities', 'change the house'),
  changeAmenity: post('/api/staff/amenities/{id}', 'change the house'),
  removeAmenity: post('/api/staff/amenities/{id}/remove', 'change the house'),
  // photographs of rooms
  listPhotographs: get('/api/staff/photographs/{roomId}', 'change the house'),
  addPhotograph: post('/api/staff/photographs/{roomId}', 'change the house'),
  movePhotograph: post('/api/staff/photographs/{roomId}/{id}/move', 'change the house'),
  removePhotograph: post('/api/staff/photographs/{roomId}/{id}/remove', 'change the house'),
  restorePhotograph: post('/api/staff/photographs/{roomId}/{id}/restore', 'change the house'),
  // hours and telephones
  readFacts: get('/api/staff/facts', 'change the house'),
  changeFacts: postWithProof('/api/staff/facts', 'change the house'),
}
