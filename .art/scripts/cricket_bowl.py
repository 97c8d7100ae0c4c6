"""SCENE - a fast bowler at the top of his action."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'bowler'


def build():
    reset(); size()
    bpy.ops.mesh.primitive_plane_add(size=400, location=(0, 0, -.004)); bpy.context.object.data.materials.append(mat('turf', (.0035, .0085, .0035), .95, spec=.0))
    box('pitch', (26, 3.05, .02), (0, 0, -.0085), mat('pitch', (.075, .056, .035), .95, spec=.05, bump=(26, .6, .012, 8)))
    grass('grass', 190000, (-6.5, 6.5), (-4.4, 9), mat('blade', (.012, .026, .009), .5, spec=.35), h=(.012, .030), w=.0028, keep=lambda P: np.abs(P[:, 1]) > 1.5)
    M = dict(skin=skin('6a3f28'), shoe=mat('shoe', (.40, .38, .34), .6), hair=mat('hair', (.006, .005, .005), .5, sheen=.3),
             shorts=mat('trousers', (.014, .019, .034), .7, sheen=.3), shirt=mat('shirt', lin('0d4a4d'), .7, sheen=.3))
    f = body.figure(poses.DELIVERY, 'bowler', h=.005, mass=.93)
    loc, yaw = (1.05, 0, 0), 190
    add_parts(f, M, loc=loc, yaw=yaw)
    a = f['_sk'].arm['R']; yr = math.radians(yaw); c, s_ = math.cos(yr), math.sin(yr)
    p = a['W'] + a['hd'] * .115
    sphere('ball', (loc[0] + c * p[0] - s_ * p[1], loc[1] + s_ * p[0] + c * p[1], p[2] + .015), .037, mat('ball', lin('E8E2D2'), .35, coat=.5))
    wood = mat('stump', lin('C79A58'), .5, coat=.2)
    for dy in (-.114, 0, .114):
        cyl('stump', (1.86, .55 + dy, 0), (1.86, .55 + dy, .711), .0185, wood)
    cyl('bail', (1.86, .44, .722), (1.86, .55, .722), .009, wood); cyl('bail', (1.86, .55, .722), (1.86, .66, .722), .009, wood)
    box('crease', (.05, 3.6, .022), (1.30, 0, -.0085), mat('chalk', (.5, .49, .46), .9))
    field_key(1.05, 1.0, 1.15)
    area((3.0, 2.2, 2.9), (1.05, 0, 1.3), lin('FFC870'), 620, .6, 1.4)
    area((-1.4, 2.4, 2.6), (1.0, 0, 1.3), TEAL, 120, .5, 1.4)
    area((-4, -4, 3.0), (1, 0, 1), lin('9FC4FF'), 22, 2.5)
    camera((-.30, -5.3, .46), (-.02, .2, 1.10), lens=45, focus=(1.0, 0, 1.1), fstop=1.6)
    finish(NAME)


def post():
    def front(cam, img):
        u = cam['w'] / 1920; r = np.random.default_rng(4); n = 320
        D = np.stack([r.normal(.55, .22, n), r.normal(-.05, .2, n), np.abs(r.normal(0, .13, n))], 1)
        return img + streaks(cam, D, D + r.normal(0, .02, (n, 3)) + [.03, 0, .02], np.tile([[1., .74, .40]], (n, 1)).astype(F), r.lognormal(0, .9, n) * .9 * u, scale=1.)
    field_night(NAME, towers=((-40, 150, 40), (48, 150, 36)), seed=13, crowd=17, scale=2.2, teal=.08, horizon=.52, left_dark=.30, front=front, lamp=1.7)


main(build, post)
