"""SCENE - the pull, from behind the stumps: the ball is on its way over the rope."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'pull'
BALL = np.array([-.62, 1.6, 2.30]); FROM = np.array([.46, .25, 1.48])


def build():
    from cricket_drive import bat
    reset(); size()
    bpy.ops.mesh.primitive_plane_add(size=400, location=(0, 0, -.004)); bpy.context.object.data.materials.append(mat('turf', (.0035, .0085, .0035), .95, spec=.0))
    box('pitch', (3.05, 26, .02), (.95, 6, -.0085), mat('pitch', (.075, .056, .035), .95, spec=.05, bump=(26, .6, .012, 8)))
    grass('grass', 230000, (-6.5, 7.5), (-4.4, 12), mat('blade', (.012, .026, .009), .5, spec=.35), h=(.012, .030), w=.0028, keep=lambda P: np.abs(P[:, 0] - .95) > 1.5)
    chalk = mat('chalk', (.5, .49, .46), .9)
    box('crease', (3.66, .05, .022), (.95, .10, -.0085), chalk); box('bowling', (2.64, .05, .022), (1.12, -1.12, -.0085), chalk)
    for sx in (-1, 1): box('return', (.05, 2.4, .022), (1.12 + sx * 1.32, -1.7, -.0085), chalk)
    M = dict(skin=skin('6a3f28'), glove=mat('glove', (.34, .32, .29), .6), shoe=mat('shoe', (.35, .33, .30), .6), pad=mat('pads', (.50, .48, .44), .5),
             shorts=mat('trousers', (.012, .018, .034), .7, sheen=.3), shirt=mat('shirt', lin('0d4a4d'), .7, sheen=.25), helmet=mat('helmet', (.006, .010, .020), .22, coat=.7), grille=mat('grille', (.4, .4, .4), .28, 1.))
    loc, yaw = (.84, .05, 0), 88
    f = body.figure(poses.PULL, 'cricket', h=.005, mass=.95); add_parts(f, M, loc=loc, yaw=yaw)
    sk = f['_sk']; hands = (sk.arm['L']['W'] + sk.arm['L']['hd'] * .06 + sk.arm['R']['W'] + sk.arm['R']['hd'] * .06) / 2
    bat((mat('willow', lin('5e4122'), .8, spec=.2), mat('grip', (.02, .02, .02), .7)), hands, (.42, .82, .42), (.3, -.4, .9), loc, yaw)
    wood = mat('stump', lin('C79A58'), .5, coat=.2); sx, sy = 1.30, -1.12
    for dx in (-.114, 0, .114): cyl('stump', (sx + dx, sy, 0), (sx + dx, sy, .711), .0185, wood)
    for dx in (-.057, .057): cyl('bail', (sx + dx - .054, sy, .722), (sx + dx + .054, sy, .722), .009, wood)
    sphere('ball', tuple(BALL), .036, mat('ball', lin('E8E2D2'), .3, coat=.6))
    spot((30, 62, 34), (1., 0, .9), lin('FFD9A0'), 6.5e5, 30, .4, 1.6); spot((-34, 60, 32), (1., 0, .9), lin('BFE4FF'), 2.6e5, 30, .4, 1.6)
    area((3.0, 2.2, 2.7), (.9, 0, 1.2), lin('FFC870'), 720, .6, 1.4)
    area((-1.5, 2.5, 2.6), (.9, 0, 1.2), TEAL, 110, .5, 1.4)
    area((-4, -4, 3.0), (1, 0, 1), lin('9FC4FF'), 26, 2.5)
    camera((-.05, -5.0, .58), (-.04, .2, 1.115), lens=47, focus=(.9, 0, 1.2), fstop=1.6)
    finish(NAME)


def post():
    def front(cam, img):
        u = cam['w'] / 1920; t = np.linspace(0, 1, 220)[:, None]
        q = FROM + (BALL - FROM) * t + np.array([0, 0, .05]) * (t * (1 - t)) * 4
        img = img + bokeh(cam, q, np.tile([[1., .62, .28]], (220, 1)).astype(F), (14 * t[:, 0] ** 2.2) * u * u, rmin=1.1)
        return motes(cam, img, (.3, -.4, 0), (1.4, .6, .35), n=260, col=(1., .74, .40), power=.9, drift=.02, scale=1.)
    field_night(NAME, towers=((-38, 150, 38), (53, 150, 40)), seed=33, crowd=20, scale=2.2, teal=.07, horizon=.55, left_dark=.30, front=front, lamp=1.7)


main(build, post)
